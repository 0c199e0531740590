/** One long, ordinary, hard stretch, as somebody might write it over an evening. For tests of length. */
export const longDay = `my boss yelled at me in front of everyone today
i don't know how much longer i can do this job
nobody stood up for me
i went to the bathroom and cried
its been like this for months
my partner says just quit
we need the money though
i feel trapped
i used to like this work
the new manager changed everything
she watches every minute we take for lunch
i had a headache all day
sometimes i sit in the car before going in
i dread sundays
my coworker lena is the only nice one
she's leaving in march
i didnt sleep well
i keep replaying what he said
he called me careless
i checked the numbers three times
the mistake wasnt even mine
i should have said something
i never say anything
my dad was the same way, always quiet
idk
i miss having energy for things
i used to run
my friends stopped asking me to come out
i always said no because i was tired
now its just work and bed
i feel so lonely
i ordered pizza again
my sister sent a picture of her kids
i felt jealous and then guilty
shes a good sister
i have a dentist appointment on thursday
i hate the dentist
i worry about money all the time
i looked at other jobs last night
there was one at a library
i would love that
but the pay is bad
maybe i could apply anyway
i wrote half a cover letter
then i deleted it
i felt stupid
ok
the library one is still open
i sent it`.split('\n');

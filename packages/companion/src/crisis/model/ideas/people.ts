import type { IdeaTable } from './idea-table.ts';

/** Ideas of who acts and on whom. Families of ideas, each a line of words in folded spelling. */
export const people: IdeaTable = {
  me: {
    self: 'i me my myself mine yo mi mis conmigo je moi ma mon mes ich mich mir mein meine meinen meiner eu meu minha mim j',
  },
  you: {
    you: 'you your yours yourself tu tus ti toi du dich dir dein voce te usted ustedes haven bot ai',
    everyone:
      'everyone everybody yall guys all todos todas tous alle gente world people folks anyone anybody somebody someone mundo',
    nobody: 'nobody noone nadie ninguno personne niemand ninguem none',
    we: 'we us our ours together nosotros nous wir nos',
  },
  they: {
    they:
      'he she they him her them his hers their theirs himself herself themselves themself el ella ellos ellas le les il elle ' +
      'ils lui leur er sie ihn ihm ihr ele ela eles',
  },
  kin: {
    parent:
      'mom mum mother mommy mama mamma ma dad father daddy papa pa pops stepdad stepmom stepfather stepmother parent parents ' +
      'folks madre padre mami papi padres mere pere maman eltern mutter vater mutti mae pai pais foster guardian inlaws mil fil',
    child:
      'son daughter kid kids child children baby babies infant toddler newborn teen teenager stepson stepdaughter grandson ' +
      'granddaughter grandkids hijo hija hijos bebe nino nina fils fille enfant enfants kind kinder sohn tochter filho filha ' +
      'filhos twins boy boys girls',
    sibling:
      'brother bro sister sis sibling siblings twin stepbrother stepsister hermano hermana hermanos frere soeur bruder ' +
      'schwester geschwister irmao irma',
    partner:
      'wife husband hubby spouse partner boyfriend girlfriend fiance fiancee ex bf gf lover esposo esposa marido mujer novio ' +
      'novia pareja mari femme copain copine mann frau freund freundin namorado namorada parceiro situationship',
    relative:
      'uncle aunt auntie cousin nephew niece grandma grandpa grandmother grandfather granddad gran nana grandparents abuela ' +
      'abuelo tio tia primo prima oma opa onkel tante avo relatives family families familia famille familie',
    friend:
      'friend friends bestfriend bestie roommate roommates flatmate housemate neighbor neighbour neighbors neighbours buddy pal ' +
      'mate mates teammate bandmate squad amigo amiga amigos ami amie amis freunde kumpel crush',
  },
  others: {
    outsider:
      'boss manager supervisor teacher professor coach coworker coworkers colleague colleagues classmate classmates student ' +
      'students landlord landlady bully bullies pastor priest caregiver carer client clients patient patients jefe jefa ' +
      'profesor maestra chef lehrer customer customers cashier driver officer sergeant commander lieutenant captain foreman ' +
      'intern counselor principal tenant roomie',
    stranger:
      'guy girl man woman dude stranger somebody person men women lady kidnapper gang dealer stalker predator mob crowd',
    animal:
      'dog dogs cat cats puppy puppies kitten kittens hamster rabbit bunny snake fish goldfish parrot bird birds horse chicken ' +
      'chickens goat pet pets perro gato chien chat hund katze cachorro spider mouse mice rat rats roach roaches wasp wasps ant ' +
      'ants mosquito mosquitoes bug bugs fly flies deer squirrel turtle lizard cow ferret vet',
    helper:
      'therapist therapy counselor counselling psychologist psychiatrist doctor nurse sponsor caseworker terapeuta psicologo ' +
      'therapeut clinic clinician',
  },
};

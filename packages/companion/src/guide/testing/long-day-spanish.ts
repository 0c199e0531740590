/** One long, ordinary, hard stretch in Spanish, as somebody might write it over an evening. For tests of length. */
export const longDaySpanish = `hoy mi jefa me gritó delante de todos
no sé cuánto más aguanto en ese trabajo
nadie dijo nada
me encerré en el baño y lloré
llevo meses así
mi novio dice que renuncie y ya
pero necesitamos el dinero
me siento atrapada
antes me gustaba lo que hacía
la jefa nueva cambió todo
nos cuenta los minutos del almuerzo
tuve dolor de cabeza todo el día
a veces me quedo en el carro antes de entrar
odio los domingos por la noche
mi compañera rosa es la única que me habla
se va en marzo
dormí muy mal
no dejo de pensar en lo que dijo
me dijo descuidada
revisé los números tres veces
el error ni siquiera fue mío
debí decir algo
nunca digo nada
mi papá era igual, siempre callado
no sé
extraño tener energía para algo
antes salía a correr
mis amigas ya no me invitan
siempre les decía que no porque estaba cansada
ahora todo es trabajo y cama
me siento muy sola
pedí pizza otra vez
mi hermana mandó una foto de sus hijos
me dio envidia y luego culpa
es buena hermana
el jueves tengo cita con el dentista
me da miedo el dentista
me preocupa el dinero todo el tiempo
anoche miré otros trabajos
había uno en una biblioteca
me encantaría trabajar ahí
pero pagan poco
tal vez lo intente igual
escribí media carta de presentación
luego la borré
me sentí tonta
ok
lo de la biblioteca sigue abierto
ya la mandé`.split('\n');

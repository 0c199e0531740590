import type { SituationField } from '../../content/situations/situation.ts';

export const ownTrade: SituationField = {
  situations: [
    {
      id: 'own-business-struggling',
      light: 'tu negocio que va mal',
      signs: [
        'mi negocio|el negocio|mi tienda|mi local|mi restaurante|mi empresa|mi taller|mi tallercito|mi cafeteria|mi puesto|mi bar|mi estetica|mi peluqueria|mi salon|mi consultorio|mi emprendimiento|mi pyme|nuestro negocio|la empresa familiar|mi changarro|mi tiendita|mi panaderia|mi finca & va mal|va fatal|no va|no vende|no vendo|no se vende|ventas|quebrar|quiebra|hundiendo|se hunde|cerrar|sin clientes|no hay clientes|no entra nadie|nadie entra|nadie compra|no compran|perdidas|en rojo|en numeros rojos|deudas|endeud*|no despega|no levanta|no alcanza|no da & !ya cerre|tuve que cerrar|cerre mi|abri hoy',
        'las ventas|ventas > se cayeron|cayeron|bajaron|han bajado|caen|por el suelo|flojas|malas|bajas',
        'no entra nadie|no entran clientes|no vendo ni|no vendo nada|no vendi nada|sin clientes|no hay clientes & tienda|local|renta|luz|negocio|meses|cafeteria|estetica|taller|empleados|restaurante|puesto',
        'cerrar el local|cerrar la tienda|cerrar el negocio|cerrar mi negocio|cerrar mi local|cerrar el restaurante & no se si|voy a tener que|miedo|deuda*|quiza|tendre que|endeudarme',
      ],
      say: [
        'Le pusiste todo, y los números no responden.',
        'No es solo un negocio, es algo que levantaste tú.',
        'Abres cada mañana, y cada mañana hay que volver a creer.',
        'Haces cuentas de día y de noche, y siguen sin salir.',
        'Quizá lo que más pesa es todo lo que depende de ti.',
      ],
      ask: [
        '¿Cómo empezó todo, cuando lo abriste?',
        '¿Qué cuenta te quita más el sueño?',
        '¿Quién más sabe cómo están los números de verdad?',
        '¿Qué es lo que más te dolería perder de él?',
      ],
      rest: [
        'Que vaya mal no borra lo que construiste.',
        'A esta hora los números siempre se ven peor.',
        'Atreverse a abrir algo propio ya fue mucho.',
      ],
    },
    {
      id: 'own-what-do-i-want',
      light: 'no saber a qué quieres dedicarte',
      signs: [
        'no se|sin saber|ni idea de|no tengo claro|sigo sin saber|no descubro|no encuentro > que hacer con mi vida laboral|que hacer profesionalmente|a que dedicarme|a que quiero dedicarme|a que me quiero dedicar|de que trabajar|en que trabajar|que trabajo quiero|cual es mi vocacion|mi vocacion|mi rumbo|cual es mi rumbo|hacia donde|que rumbo & !que estudiar|colegio|carrera|bachillerato|prepa',
        'vocacion|rumbo profesional|rumbo laboral & no tengo|no encuentro|no se|perdi*|cual & !perdi a|religi*|sacerd*|monj*',
        'de trabajo en trabajo|de chamba en chamba|he trabajado de todo|cambio de trabajo cada|ningun trabajo me & nada me llena|no me llena|ninguno|no se|saben lo que quieren|sin rumbo|no me gusta|me aburro|yo voy',
      ],
      say: [
        'Buscas un lugar donde encajar, y todavía no tiene nombre.',
        'No es que no quieras nada, es que nada te ha llamado lo bastante fuerte.',
        'Los demás parecen tener un mapa, y tú vas probando caminos.',
        'Es raro andar cuando no se sabe hacia dónde.',
        'Tal vez cansa más la pregunta que el trabajo mismo.',
      ],
      ask: [
        '¿Qué hacías la última vez que se te pasó el tiempo volando?',
        '¿Qué querías ser antes de que alguien opinara?',
        '¿Qué sabes ya que no quieres?',
        '¿Cuándo te pesa más esta pregunta?',
      ],
      rest: [
        'No tener respuesta hoy no es haberse equivocado.',
        'Saber lo que no va contigo también es saber algo.',
        'Hay preguntas que piden su tiempo.',
      ],
    },
  ],
};

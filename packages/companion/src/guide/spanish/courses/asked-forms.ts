/** What people ask in many talks alike: "¿qué hago?", "¿es normal?", "¿se va a pasar?"; for `typed`. */
export const whatToDo =
  /(?<!no se |ni )que (?:hago|puedo hacer|podria hacer|deberia hacer|debo hacer|se hace|harias|me (?:aconsejas|recomiendas|sugieres))|como (?:hago|le hago|se hace|puedo|podria|salgo|manejo|enfrento)|(?:algun|un|dame|necesito) (?:\S+ )?consejos?/;

export const isNormal =
  /(?:es|sera) (?:\S+ )?(?:normal|raro|comun)|(?<!(?:dice|dicen|dijo|dijeron) que (?:yo )?)(?:estoy|soy|sere|estare) (?:yo )?(?:\S+ ){0,2}(?:exager\w+|loc[oa]|dramatic[oa])|(?:esta|estara) mal (?:que|sentir\w*|pensar\w*|querer\w*|si)|(?:a|le pasa a) (?:todos|alguien mas|mas gente|otros) (?:\S+ )?pasa/;

export const willPass =
  /(?:va|voy|vamos|van) a (?:\S+ )?(?:pasar\w*|mejorar\w*|estar bien|salir|poder|quitar\w*|cambiar|sanar|superar\w*|terminar|acabar\w*)(?=.*\?)|(?:algun dia|cuando) (?:\S+ ){0,3}(?:va a|voy a|pasa\w*|termina|acaba|mejora|deja\w*)(?=.*\?)|cuanto (?:dura|tarda|tiempo)(?=.*\?)|(?:se pasa|se quita|pasara|mejora|mejorara)(?=.*\?)/;

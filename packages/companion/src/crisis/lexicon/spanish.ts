/** Words that Spanish patterns name by `$` and a list. */
export const spanish = {
  pastillas:
    'pastilla pastillas pildoras medicina medicinas medicamentos remedios tabletas somniferos ansioliticos antidepresivos clonazepam rivotril paracetamol ibuprofeno insulina',
  veneno: 'cloro veneno lejia raticida cianuro pesticida insecticida',
  arma: 'pistola arma revolver escopeta rifle fusil',
  filo: 'cuchillo navaja cuter cutter tijeras machete gillette',
  lugar:
    'puente tren metro edificio balcon azotea barranca barranco vias ventana acantilado techo precipicio piso carretera camion coche carro rio mar presa',
  familia:
    'mama papa madre padre mami papi hermano hermana hijo hija esposo esposa marido mujer novio novia ex tio tia primo prima abuelo abuela padrastro madrastra pareja amigo amiga companero companera vecino vecina jefe sobrino sobrina cunado',
  el: 'el ella ellos alguien $familia',
  cuerpo: 'brazo brazos muneca munecas pierna piernas muslo muslos venas piel cuello garganta',
  dia: 'hoy manana noche madrugada lunes martes miercoles jueves viernes sabado domingo tarde ahora finde horas hora rato',
  pega: 'pega golpea maltrata viola abusa toca ahorca encierra amenaza patea empuja cachetea pego golpeo ahorco empujo amenazo violo toco pateo pegan golpean maltratan ahorcaba manosea humilla',
} as const;

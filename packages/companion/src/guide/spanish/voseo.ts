/** "Vos sos" as "tú eres": how the River Plate speaks to somebody, in the forms that the patterns know. */
export function asTu(text: string): string {
  return text.replace(words, (word) => forms.get(word.toLowerCase()) ?? word);
}

/** Of words spoken to the listener; verbs that have no form here are read as they stand. */
const forms: ReadonlyMap<string, string> = new Map(
  (
    'vos:tú sos:eres tenés:tienes tenes:tienes podés:puedes podes:puedes querés:quieres sabés:sabes creés:crees pensás:piensas pensas:piensas sentís:sientes ' +
    'entendés:entiendes acordás:acuerdas acordas:acuerdas decís:dices hacés:haces hablás:hablas escuchás:escuchas leés:lees guardás:guardas ' +
    'recordás:recuerdas llamás:llamas dormís:duermes ayudás:ayudas preferís:prefieres recomendás:recomiendas ' +
    'decime:dime contame:cuéntame ayudame:ayúdame escuchame:escúchame dejame:déjame preguntame:pregúntame mirá:mira escuchá:escucha esperá:espera pará:para'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const words = /(?<!\p{L})\p{L}+(?!\p{L})/gu;

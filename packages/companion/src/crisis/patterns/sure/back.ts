import type { LanguageRules } from '../../rules.ts';

/** What was over and has come back, and what is said in others' words of oneself. */
export const sureBack: LanguageRules = {
  lexicon: {
    backDark:
      'die dying suicidal suicide attempt attempted attempts overdose overdosed unalive cutting dead self-harm selfharm kill killing hanged hung slit',
    backWay: 'back returned returning',
    backHeight: 'bridge ledge roof rooftop cliff tracks rails overpass railing viaduct platform balcony parapet',
    backVice:
      'drink drinking smoke smoking smoked sugar vape vaping gambling gamble carbs tiktok caffeine soda chocolate cigarette cigarettes',
  },
  rules: [
    {
      type: 'risk',
      id: 'sure-back-act',
      kind: 'overdose',
      tier: 'imminent',
      sure: true,
      firm: true,
      patterns: [
        'overdose|overdosed|pills|tablets|attempt %10 $took|did ~3 same|it|them|all ~1 again !not|never',
        'hour|hours|minutes|minute|mins|moment ago i ~1 $took ~2 same|them|it|all',
      ],
    },
    {
      type: 'risk',
      id: 'sure-cut-meant',
      kind: 'self-harm',
      tier: 'imminent',
      sure: true,
      firm: true,
      patterns: [
        'cut|slit|slashed|sliced|opened my ~1 wrist|wrists|throat|vein|veins ~2 on purpose',
        'cut|slit|slashed|sliced my ~1 wrist|wrists|throat|vein|veins ~1 deliberately|intentionally',
      ],
    },
    {
      type: 'risk',
      id: 'sure-back',
      kind: 'explicit',
      tier: 'elevated',
      rises: true,
      sure: true,
      patterns: [
        '$backDark %10 it|thoughts|urges|urge|feeling|feelings|they|that|voice|voices|darkness|wish is|are|has|have|came|come|coming|keeps|crept|creeping ~2 $backWay !pain|knee|cancer|to|from',
        '$backDark %10 it|thoughts|urges|they|that|feeling|feelings returned|returns|reappeared|resurfaced',
        'tried|attempted|suicide|overdosed|attempt ~8 want|wanna|thinking|wanting|might|could ~2 try|trying|do|doing|it|that ~2 again !not|never',
        '$backDark|cut|burn|harm %10 did|doing|done it|that again !not',
        'years|months|days|weeks clean %6 did|cut|burned|relapsed|slipped|broke|lost ~3 again|yesterday|tonight|today|it|night !$backVice',
        'clean ~4 years|months|days|weeks %6 did|cut|burned|relapsed|slipped|broke|lost ~3 again|yesterday|tonight|today|it|night !$backVice',
        'clean|self-harm|harm|cutting %6 today|tonight|yesterday|last|then|this ~2 i ~1 ruined|broke|lost|failed|caved|slipped|reset !$backVice|phone|glass|keys',
        'suicide|life|hanged %10 i ~1 plan|planning|going|ready|about|hope|want to ~1 follow|join ~1 him|her|them',
        'suicide|life|hanged %8 i ~1 not see|know|find ~1 why|reason|point ~3 should|to|in ~1 stay|live|living|carry|keep|go|staying ~1 !funeral|party',
        'ready|want|wants|wanted to go|die ~3 so am|do|did i ~1 !home|party|bed',
        'want|wanna|wish|rather|ready ~2 be buried with him|her|them',
        'wrists|arms|thighs|arm|wrist|legs look|looks like ~1 barcode|tally|ladder|zebra ~2 !tattoo|tan',
        'kill me|myself %8 i ~1 mean|meant it !not|never',
        'regret|hate|resent waking|surviving ~1 up ~2 every|each|at ~1 single|all? day|morning|all',
        '!was|were|not ~3 danger to myself ~2 !around|with|near|in|on|behind|when',
        'hits|hurts|beats|touches them|him|her|you|kids|me? %2 mine does|did|do',
        'suicide|hanged|hung|overdosed|overdose|himself|herself %8 i ~2 want|wanna|ready|going to ~1 go|leave|follow|join|be ~2 too|him|her|with|also !funeral|grave|visit|service|memorial',
        'suicide|hanged|hung|overdosed|himself|herself %10 i ~4 going|headed|heading|follow|following|end|next ~2 same|path|suit|up ~1 way|direction|road|ending ~2 !store|home',
        'kill yourself|urself|myself ~14 think|maybe|guess|know|believe ~2 he|she|they|everyone|it ~1 is|are|right ~1 right|true|correct?',
        'but|yet|and i ~2 not want|wanna to? be here anymore ~2 !at|in|with|so|party|job|work|town|lol',
      ],
    },
    {
      type: 'risk',
      id: 'sure-back-there',
      kind: 'means',
      tier: 'imminent',
      patterns: [
        'plan|date|place|pills|rope|method %8 i ~1 have|got ~2 all|them|it|both ~2 again|back ~2 !to',
        'ago|once|when|was|back ~8 $backHeight %8 tonight|now|today ~2 back|again|standing|here|there|up|on|at ~3 !camera|photo|photos|view|volunteer|coach|train|work|walked|cried|help',
        'used to ~8 $backHeight %3 now i ~2 parked|am|stand|climbed|sat|standing|sitting|stood ~2 on|at|up|over|there',
        'ago|once|when|was ~8 $backHeight %8 am ~1 back|again|standing on|at|up|there|here !with|as',
      ],
    },
  ],
};

/** The same in Spanish. */
export const sureBackSpanish: LanguageRules = {
  lexicon: {},
  rules: [
    {
      type: 'risk',
      id: 'sure-es-back',
      kind: 'explicit',
      tier: 'imminent',
      sure: true,
      patterns: [
        'puente|azotea|viaducto|vias|balcon|acantilado %8 hoy|ahora|noche ~2 volvi|estoy|subi|vuelvo|regrese ~3 !novio|novia|foto|fotos|cantando|trabajo|hijos|atardecer',
        'tirarme|matarme|suicidarme|colgarme|ahorcarme|intente|intento|hacerlo %10 hoy|noche|ahora|manana|vez si ~1 lo ~1 hago|hare|logro|voy|consigo ~2 !examen|tarea',
      ],
    },
    {
      type: 'risk',
      id: 'sure-es-back-again',
      kind: 'self-harm',
      tier: 'elevated',
      sure: true,
      patterns: [
        'cortaba|cortarme|cortar|autolesion*|autolesionarme|hacerlo|limpi* %8 volvi|volvia|recai ~1 a ~1 caer|hacerlo|cortarme|lo|recaer|lastimarme',
        'morir|matarme|suicidarme|morirme %8 lo|ganas|tengo|quiero ~2 otra vez ~1 !vivir|reir',
        'cortaba|cortarme|autolesionarme|suicid*|matarme|morir|intento|depresion %10 recai|recaida|volvieron|volvio|vuelven|regresaron ~3 !alegria|ganas',
      ],
    },
  ],
};

/** The same in Portuguese. */
export const sureBackPortuguese: LanguageRules = {
  lexicon: {},
  rules: [
    {
      type: 'risk',
      id: 'sure-pt-back',
      kind: 'explicit',
      tier: 'elevated',
      rises: true,
      sure: true,
      patterns: [
        'suicid*|morrer|matar|matei|cortava|cortar|depressao|pulsos %10 voltou|voltaram|voltei|recai ~1 !sorrir|estudar|viver|trabalhar|cantar',
        'suicid*|morrer|matar|cortava|cortar|cortei %8 de novo !nunca',
      ],
    },
  ],
};

/** The same in German. */
export const sureBackGerman: LanguageRules = {
  lexicon: {},
  rules: [
    {
      type: 'risk',
      id: 'sure-de-back',
      kind: 'explicit',
      tier: 'elevated',
      rises: true,
      sure: true,
      patterns: [
        'tabletten|umbringen|suizid*|selbstmord|sterben|uberdosis|geritzt|ritzen %10 wieder ~2 zu? ~1 tun|machen|daran|dran|vor|angefangen|gemacht|geritzt|da',
        'suizid*|gedanken|sterben|ritzen ~4 schlimmer|zuruck|wieder ~2 als|da|je ~1 je|zuvor|schlimm?',
      ],
    },
  ],
};

import type { MessageLanguage } from '../message-language.ts';

/** Languages Haven cannot hold a conversation in: it says so in that language and names the lines to call. */
export const otherLanguages: Record<
  Exclude<MessageLanguage, 'en' | 'es'>,
  { plain: readonly string[]; risk: readonly string[] }
> = {
  fr: {
    plain: [
      'Je suis un programme et, pour l’instant, je ne sais bien écouter qu’en anglais et en espagnol. Ce que vous vivez compte quand même. Pourriez-vous essayer avec quelques mots d’anglais ou d’espagnol ?',
      'Je comprends trop mal le français pour vous répondre comme il faut, et je préfère le dire. Quelques mots simples en anglais suffiraient. Sinon, y a-t-il quelqu’un près de vous à qui en parler ?',
      'Pardon, ma langue s’arrête ici : l’anglais ou l’espagnol iraient mieux. Vous pouvez aussi simplement rester un moment.',
    ],
    risk: [
      'Je suis un programme et je comprends mal le français, mais cela a l’air grave. Êtes-vous en danger ? Appelez le 911, ou le 988 (appel ou SMS), ou envoyez HOME au 741741 ; en France, le 3114 ou le 112. Restez près de quelqu’un.',
      'Votre vie compte. Appelez maintenant : 988 ou 911 aux États-Unis, HOME au 741741 par SMS, 3114 ou 112 en France. Quelqu’un peut-il venir auprès de vous ?',
      'S’il vous plaît, ne restez pas seul avec cela : 988, 911, ou 112 en Europe. Qui est près de vous ?',
    ],
  },
  de: {
    plain: [
      'Ich bin ein Programm und kann bisher nur auf Englisch und Spanisch richtig zuhören. Was du schreibst, zählt trotzdem. Magst du es mit ein paar englischen Worten versuchen?',
      'Mein Deutsch reicht leider nicht, um dir gut zu antworten, und so zu tun wäre nicht ehrlich. Einfache Worte auf Englisch genügen. Oder gibt es jemanden in deiner Nähe, mit dem du reden kannst?',
      'Hier endet meine Sprache: Englisch oder Spanisch ginge besser. Du kannst auch einfach einen Moment hier bleiben.',
    ],
    risk: [
      'Ich bin ein Programm und verstehe Deutsch nur schlecht, aber das klingt ernst. Bist du in Gefahr? Ruf 911 an, oder 988 (Anruf oder SMS), oder schick HOME an 741741; in Deutschland 0800 111 0 111 oder 112. Bleib bei jemandem.',
      'Dein Leben zählt. Bitte ruf jetzt an: 988 oder 911 in den USA, per SMS HOME an 741741, in Deutschland 112 oder 0800 111 0 111. Kann jemand zu dir kommen?',
      'Bitte bleib damit nicht allein: 988, 911, oder 112 in Europa. Wer ist in deiner Nähe?',
    ],
  },
  pt: {
    plain: [
      'Sou um programa e, por enquanto, só consigo ouvir bem em inglês e em espanhol. O que você sente importa do mesmo jeito. Quer tentar com algumas palavras em inglês ou espanhol?',
      'Meu português não basta para responder direito, e prefiro dizer isso com franqueza. Palavras simples em espanhol ou inglês já ajudam. Ou há alguém por perto com quem conversar?',
      'Até aqui chega a minha língua: espanhol ou inglês iriam melhor. Você também pode só ficar um pouco.',
    ],
    risk: [
      'Sou um programa e entendo pouco português, mas isto parece grave. Você está em perigo? Ligue para o 911, ou 988 (ligação ou SMS), ou envie HOME para 741741; no Brasil, 188 ou 192. Fique perto de alguém.',
      'Sua vida importa. Ligue agora: 988 ou 911 nos Estados Unidos, HOME para 741741 por SMS, 188 ou 192 no Brasil. Alguém pode ficar com você?',
      'Por favor, não fique só com isso: 988, 911, ou 188 no Brasil. Quem está perto de você?',
    ],
  },
  other: {
    plain: [
      'I am a program and so far I can only follow English and Spanish, which is a pity. Could you try a few simple words in one of them?',
      'I cannot read this language well enough to answer it properly. A few words of English or Spanish would do. In danger, call or text 988, or call 911.',
      'This script is beyond me, honestly. Is there a way to say it in English or Spanish, however short?',
    ],
    risk: [
      'I cannot read this language well, but it may be serious. In danger, call 911. You can call or text 988, or text HOME to 741741. Please be near someone. Can you write in English or Spanish?',
      'Please reach a person now: 911 in danger, 988 by call or text, HOME to 741741. Who is with you?',
    ],
  },
};

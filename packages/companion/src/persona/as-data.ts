/** Marks by which servers tell apart who speaks: `<|im_start|>`, `[INST]`, `<<SYS>>`, `<start_of_turn>`, `</s>` and their kin. */
const turnMarks =
  /<\|[^<>|]{0,60}\|>|<\/?(?:s|bos|eos|start_of_turn|end_of_turn)>|\[\/?(?:INST|SYSTEM_PROMPT)\]|<<\/?SYS>>/giu;
const controls = /[\p{Cc}\p{Co}\u200b\u2028\u2029\ufeff]/gu;

/**
 * What a person wrote, as a language model may read it: nothing in it can pass for the mark that begins or ends a turn,
 * and no sign that cannot be seen is in it.
 */
export function asData(text: string): string {
  return text
    .replace(controls, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(turnMarks, (mark) => mark.replace(/[<>[\]|]/gu, ' '));
}

/** Marks by which servers tell apart who speaks: `<|im_start|>`, `<｜User｜>`, `[INST]`, `<<SYS>>`, `<start_of_turn>`, `</s>` and their kin. */
const turnMarks =
  /<[|｜][^<>|｜]{0,60}[|｜]>|<\/?(?:s|bos|eos|start_of_turn|end_of_turn)>|\[\/?(?:INST|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\]|<<\/?SYS>>/giu;
/** Also tag letters, which spell out whole sentences, and marks that turn the direction of writing around. */
const controls = /[\p{Cc}\p{Co}\u00ad\u180e\u200b\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;

/**
 * What a person wrote, as a language model may read it: nothing in it can pass for the mark that begins or ends a turn,
 * and no sign that cannot be seen is in it.
 */
export function asData(text: string): string {
  return text
    .replace(controls, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(turnMarks, (mark) => mark.replace(/[<>[\]|｜]/gu, ' '));
}

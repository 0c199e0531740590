/** Whether a text says anything at all: three words, or as many letters in a script that sets no spaces. */
export function isUsable(text: string): boolean {
  return (
    (text.match(/\p{L}{1,40}/gu) ?? []).length >= 3 || /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}]{3}/u.test(text)
  );
}

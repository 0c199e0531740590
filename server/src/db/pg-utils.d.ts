/** What the driver's own `Query` does to each value; its types leave it out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): Buffer | string | null };
  export default utils;
}

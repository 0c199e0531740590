/** The one part of the client that is needed: with the rest, it is half as large again. */
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}

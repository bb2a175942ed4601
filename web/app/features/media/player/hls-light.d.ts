// The light build (no captions, encryption or alternate audio) has no type declarations of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

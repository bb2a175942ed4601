// The light build (without captions, encryption and alternate audio) ships no type declarations, so the full build's
// are used.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

// The lighter build, without captions, encryption and sound tracks of its own, has no declarations but the whole one's.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

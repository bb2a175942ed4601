export { stateTones } from './state-tones.ts'
export { stateWords } from './words.ts'

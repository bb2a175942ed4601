import { browserStore, readText, writeText } from '../../api/storage.ts'

const key = 'autoNext'

/** Whether the next lesson opens by itself after one that was played to its end; until it is switched off, it does. */
export const readAutoNext = (): boolean => readText(browserStore(), key) !== 'off'

export const writeAutoNext = (isOn: boolean): void => writeText(browserStore(), key, isOn ? 'on' : 'off')

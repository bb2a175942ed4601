import { browserStore, readText, writeText } from '../../../api/storage.ts'

export const textSizes = { usual: '100%', large: '115%', largest: '132%' } as const
export type TextSize = keyof typeof textSizes

export interface Display {
  readonly size: TextSize
  readonly hasMoreContrast: boolean
}

const key = 'arvand.exam-display'
const usual: Display = { size: 'usual', hasMoreContrast: false }

export function storedDisplay(): Display {
  const [size = '', contrast] = (readText(browserStore(), key) ?? '').split(' ')
  return size in textSizes ? { size: size as TextSize, hasMoreContrast: contrast === 'more' } : usual
}

export const storeDisplay = ({ size, hasMoreContrast }: Display): void =>
  writeText(browserStore(), key, `${size} ${hasMoreContrast ? 'more' : 'usual'}`)

/** Shows the page so; null: as all other pages. */
export function applyDisplay(display: Display | null): void {
  const { style, dataset } = document.documentElement
  const { size, hasMoreContrast } = display ?? usual
  style.fontSize = size === 'usual' ? '' : textSizes[size]
  if (hasMoreContrast) dataset.contrast = 'more'
  else delete dataset.contrast
}

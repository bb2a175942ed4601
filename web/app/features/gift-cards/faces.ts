import type { GiftCardDesign } from '@arvand/contracts/gift-cards'

/** The seed of each design's girih; it picks another family of patterns for each palette. */
export const faceSlugs: Readonly<Record<GiftCardDesign, string>> = {
  lajvard: 'gift lajvard 35',
  firoozeh: 'gift firoozeh 18',
  zafaran: 'gift zafaran 18',
  anar: 'gift anar 26',
  banafsh: 'gift banafsh 14',
}

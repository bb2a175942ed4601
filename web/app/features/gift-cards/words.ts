import type { GiftCardDesign, GiftCardEventKind, GiftCardState } from '@arvand/contracts/gift-cards'

export const designNames: Readonly<Record<GiftCardDesign, string>> = {
  lajvard: 'لاجورد',
  firoozeh: 'فیروزه',
  zafaran: 'زعفران',
  anar: 'انار',
  banafsh: 'بنفشه',
}

export const stateWords: Readonly<Record<GiftCardState, string>> = {
  active: 'فعال',
  empty: 'خرج‌شده',
  over: 'منقضی',
  stopped: 'غیرفعال',
  kept: 'در حساب دیگری',
}

export const eventWords: Readonly<Record<GiftCardEventKind, string>> = {
  issued: 'ساخته شد',
  bought: 'خریده شد',
  sent: 'فرستاده شد',
  resent: 'دوباره فرستاده شد',
  kept: 'به یک حساب اضافه شد',
  spent: 'برای خرید خرج شد',
  givenBack: 'پول خریدی به کارت برگشت',
  redeemed: 'به کیف پول اضافه شد',
  adjusted: 'مانده تغییر کرد',
  stopped: 'غیرفعال شد',
  started: 'فعال شد',
  expiryChanged: 'تاریخ انقضا تغییر کرد',
  expired: 'منقضی شد',
}

/** Words on the drawn card. */
export const faceWords = {
  brand: 'آروند',
  what: 'کارت هدیه',
  toman: 'تومان',
  for: (name: string) => `برای ${name}`,
} as const

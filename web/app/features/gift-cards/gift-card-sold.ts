import { Gift } from 'lucide-react'
import type { LineLink, SellableUi } from '../../sellable.ts'

/** A bought card is followed on the same page, whether for oneself or for somebody else. */
const toCards: LineLink = { to: '/panel/gift-cards?which=bought', label: 'دیدن کارت هدیه' }

export const giftCardSold: SellableUi = {
  kind: 'giftCard',
  note: 'کد آن پس از پرداخت در پنل شماست',
  plural: 'کارت هدیه',
  icon: Gift,
  most: 20,
  isMade: true,
  opened: () => toCards,
  followed: toCards,
}

import { Gift } from 'lucide-react'
import type { LineWay, SellableUi } from '../../sellable.ts'

/** A bought card is followed on the same page, whether for oneself or for somebody else. */
const toCards: LineWay = { to: '/panel/gift-cards?which=bought', label: 'دیدن کارت هدیه', isOwn: false }

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

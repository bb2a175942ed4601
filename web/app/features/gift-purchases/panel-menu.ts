import { HandHeart, UsersRound } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 50, to: '/panel/gifts', label: 'هدیه‌ها', icon: HandHeart },
  { group: 'account', order: 60, to: '/panel/seats', label: 'خرید سازمانی', icon: UsersRound },
]

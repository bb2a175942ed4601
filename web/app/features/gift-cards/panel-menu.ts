import { WalletCards } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 50, to: '/panel/gift-cards', label: 'کارت‌های هدیه', icon: WalletCards },
]

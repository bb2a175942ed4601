import { Building2, Gift } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 40, to: '/panel/gifts', label: 'هدیه‌ها', icon: Gift },
  { group: 'buying', order: 60, to: '/panel/seats', label: 'خرید سازمانی', icon: Building2 },
]

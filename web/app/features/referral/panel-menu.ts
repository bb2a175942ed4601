import { Gift } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 120, to: '/panel/referral', label: 'دعوت از دوستان', icon: Gift },
]

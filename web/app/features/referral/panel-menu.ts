import { UserRoundPlus } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 80, to: '/panel/referral', label: 'دعوت از دوستان', icon: UserRoundPlus },
]

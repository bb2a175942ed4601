import { Sparkles } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 40, to: '/panel/plus', label: 'پلاس من', icon: Sparkles },
]

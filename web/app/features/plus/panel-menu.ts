import { Sparkles } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 30, to: '/panel/plus', label: 'پلاس', icon: Sparkles },
]

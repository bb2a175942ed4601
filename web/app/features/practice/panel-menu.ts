import { Dumbbell } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 40, to: '/panel/practice', label: 'تمرین', icon: Dumbbell },
]

import { House } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'home',
    order: 10,
    to: '/panel',
    label: 'خانه',
    icon: House,
    whole: true,
    shape: 'band',
    phone: { order: 10 },
  },
]

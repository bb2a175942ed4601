import { Building } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'community',
    order: 80,
    to: '/panel/companies',
    label: 'شرکت من',
    icon: Building,
    waiting: { 'careers.applications-new': { tone: 'accent' } },
  },
]

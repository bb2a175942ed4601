import { LifeBuoy } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'community', order: 90, to: '/panel/tickets', label: 'پشتیبانی', icon: LifeBuoy },
]

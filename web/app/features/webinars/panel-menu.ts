import { Video } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 10, to: '/panel/webinars', label: 'وبینارها', icon: Video },
]

import { Video } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 15, to: '/panel/classes', label: 'وبینار و کلاس', icon: Video },
]

import { CloudDownload } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'learning', order: 40, to: '/panel/offline', label: 'دانلودها', icon: CloudDownload },
]

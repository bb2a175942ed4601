import { CloudDownload } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 100, to: '/panel/offline', label: 'درس‌های نگه‌داشته', icon: CloudDownload },
]

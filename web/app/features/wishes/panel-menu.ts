import { Heart } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 90, to: '/panel/wishes', label: 'نگه‌داشته‌ها', icon: Heart },
]

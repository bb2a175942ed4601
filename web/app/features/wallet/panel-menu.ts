import { Wallet } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 10, to: '/panel/wallet', label: 'کیف پول', icon: Wallet },
]

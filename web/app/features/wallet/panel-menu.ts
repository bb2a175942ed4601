import { WalletMinimal } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 10, to: '/panel/wallet', label: 'کیف پول', icon: WalletMinimal },
]

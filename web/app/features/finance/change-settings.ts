import { changeFinanceSettings } from '@arvand/contracts/panel/manage-finance'
import { formAction, submitTo } from '../../api/form-action.ts'
import { settingsWords as words } from './words.ts'

/** The page's action: all settings at once, as they stand in the form. */
export const changeSettings = formAction({
  settings: submitTo(changeFinanceSettings, { done: words.saved }),
})

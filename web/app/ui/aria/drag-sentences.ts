import { formatNumber } from '@arvand/persian/numbers'
import type { Given, Sentences } from './sentences.ts'

const chosen = ({ count }: Given) => `${formatNumber(Number(count))} مورد برگزیده`

/** Words for dragging by keyboard, touch and screen reader. */
export const dragSentences: Sentences = {
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `کشیدن ${itemText}`,
    dragSelectedItems: (given) => `کشیدن ${chosen(given)}`,
    dragDescriptionKeyboard: 'برای آغاز کشیدن کلید ورود را بزنید.',
    dragDescriptionKeyboardAlt: 'برای آغاز کشیدن دگرساز و ورود را بزنید.',
    dragDescriptionTouch: 'برای آغاز کشیدن دو بار بزنید.',
    dragDescriptionVirtual: 'برای آغاز کشیدن بزنید.',
    dragDescriptionLongPress: 'برای آغاز کشیدن نگه دارید.',
    dragSelectedKeyboard: (given) => `برای کشیدن ${chosen(given)} کلید ورود را بزنید.`,
    dragSelectedKeyboardAlt: (given) => `برای کشیدن ${chosen(given)} دگرساز و ورود را بزنید.`,
    dragSelectedLongPress: (given) => `برای کشیدن ${chosen(given)} نگه دارید.`,
    dragStartedKeyboard:
      'کشیدن آغاز شد. با کلید جهش به جای رها کردن بروید و ورود را بزنید، یا با گریز رها کنید.',
    dragStartedTouch: 'کشیدن آغاز شد. به جای رها کردن بروید و دو بار بزنید.',
    dragStartedVirtual: 'کشیدن آغاز شد. به جای رها کردن بروید و بزنید یا کلید ورود را بزنید.',
    endDragKeyboard: 'در حال کشیدن. برای رها کردن کلید ورود را بزنید.',
    endDragTouch: 'در حال کشیدن. برای رها کردن دو بار بزنید.',
    endDragVirtual: 'در حال کشیدن. برای رها کردن بزنید.',
    dropDescriptionKeyboard: 'برای گذاشتن کلید ورود، و برای چشم‌پوشی کلید گریز را بزنید.',
    dropDescriptionTouch: 'برای گذاشتن دو بار بزنید.',
    dropDescriptionVirtual: 'برای گذاشتن بزنید.',
    dropCanceled: 'کشیدن رها شد.',
    dropComplete: 'گذاشته شد.',
    dropIndicator: 'جای گذاشتن',
    dropOnRoot: 'گذاشتن روی',
    dropOnItem: ({ itemText }) => `گذاشتن روی ${itemText}`,
    insertBefore: ({ itemText }) => `گذاشتن پیش از ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `گذاشتن میان ${beforeItemText} و ${afterItemText}`,
    insertAfter: ({ itemText }) => `گذاشتن پس از ${itemText}`,
  },
}

import { formatNumber } from '@arvand/persian/numbers'
import type { Given, Sentences } from './sentences.ts'

const chosen = ({ count }: Given) => `${formatNumber(Number(count))} مورد انتخاب‌شده`

/** Words for dragging by keyboard, touch and screen reader. */
export const dragSentences: Sentences = {
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `کشیدن ${itemText}`,
    dragSelectedItems: (given) => `کشیدن ${chosen(given)}`,
    dragDescriptionKeyboard: 'برای شروع کشیدن Enter را بزنید.',
    dragDescriptionKeyboardAlt: 'برای شروع کشیدن Alt + Enter را بزنید.',
    dragDescriptionTouch: 'برای شروع کشیدن دو بار بزنید.',
    dragDescriptionVirtual: 'برای شروع کشیدن بزنید.',
    dragDescriptionLongPress: 'برای شروع کشیدن نگه دارید.',
    dragSelectedKeyboard: (given) => `برای کشیدن ${chosen(given)} Enter را بزنید.`,
    dragSelectedKeyboardAlt: (given) => `برای کشیدن ${chosen(given)} Alt + Enter را بزنید.`,
    dragSelectedLongPress: (given) => `برای کشیدن ${chosen(given)} نگه دارید.`,
    dragStartedKeyboard:
      'کشیدن شروع شد. با Tab به جای رها کردن بروید و Enter را بزنید، یا با Esc انصراف دهید.',
    dragStartedTouch: 'کشیدن شروع شد. به جای رها کردن بروید و دو بار بزنید.',
    dragStartedVirtual: 'کشیدن شروع شد. به جای رها کردن بروید و بزنید یا Enter را بزنید.',
    endDragKeyboard: 'در حال کشیدن. برای رها کردن Enter را بزنید.',
    endDragTouch: 'در حال کشیدن. برای رها کردن دو بار بزنید.',
    endDragVirtual: 'در حال کشیدن. برای رها کردن بزنید.',
    dropDescriptionKeyboard: 'برای گذاشتن Enter و برای انصراف Esc را بزنید.',
    dropDescriptionTouch: 'برای گذاشتن دو بار بزنید.',
    dropDescriptionVirtual: 'برای گذاشتن بزنید.',
    dropCanceled: 'کشیدن لغو شد.',
    dropComplete: 'گذاشته شد.',
    dropIndicator: 'جای گذاشتن',
    dropOnRoot: 'گذاشتن روی',
    dropOnItem: ({ itemText }) => `گذاشتن روی ${itemText}`,
    insertBefore: ({ itemText }) => `گذاشتن پیش از ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `گذاشتن میان ${beforeItemText} و ${afterItemText}`,
    insertAfter: ({ itemText }) => `گذاشتن پس از ${itemText}`,
  },
}

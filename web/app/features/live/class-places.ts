/** Where keys of a class lead; the ids of its parts. */

export const chatFieldId = 'chat-text'
export const pollsId = 'polls'

export const goToChat = (): void => document.getElementById(chatFieldId)?.focus()

/** To the first thing that can be answered or asked. */
export const goToPolls = (): void =>
  document
    .getElementById(pollsId)
    ?.querySelector<HTMLElement>('input:not([type=hidden]), summary, button')
    ?.focus()

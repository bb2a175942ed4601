/** How hosts set the chat of a session. */
interface ChatRules {
  readonly is_chat_open: boolean
  readonly everybody_private: boolean
}

/** Why somebody may not write to everybody. */
export const whyNotSay = ({ is_chat_open }: ChatRules, isHost: boolean) =>
  is_chat_open || isHost ? null : ('live.chat-closed' as const)

/** Why nobody may write to this person alone: among participants the host decides, and not while the chat is closed. */
export function whyNotPrivate(rules: ChatRules, isHost: boolean, isOtherHost: boolean) {
  if (isHost !== isOtherHost) return null
  if (isHost || !rules.everybody_private) return 'live.private-with-host' as const
  return whyNotSay(rules, isHost)
}

/** The chat as one person has it: where guests may not write to everybody, it is closed to them. */
export const chatRulesFor = (
  { is_chat_open, everybody_private }: ChatRules,
  guest: { readonly mayChat: boolean } | null,
): ChatRules => ({ is_chat_open: is_chat_open && (guest?.mayChat ?? true), everybody_private })

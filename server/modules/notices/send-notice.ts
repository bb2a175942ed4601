import { siteName } from '@arvand/contracts/site-name'
import type { Db } from '#platform/database'
import type { LiveMessages } from '#platform/live-messages'
import type { Mail } from '#platform/mail'
import type { Push } from '#platform/push'
import type { Sms } from '#platform/sms'
import { answerAbove, type ReplyAddress } from '#plugs/reply-address'
import { countUnread } from './inbox-queries.ts'
import type { Outgoing, Send } from './outgoing.ts'
import { pushBy } from './push/send-push.ts'

export interface DeliveryDeps {
  readonly db: Db
  readonly live: Pick<LiveMessages, 'notify'>
  readonly sms: Sms
  readonly mail: Mail
  readonly push: Push
  readonly publicUrl: URL
  /** Where the answer to a letter goes, by the modules that take answers. */
  readonly replies: readonly ReplyAddress[]
}

export function sendBy({ db, live, sms, mail, push, publicUrl, replies }: DeliveryDeps): Send {
  const channels: Record<Outgoing['channel'], Send> = {
    async app({ notice }) {
      const { id, personId, kind, title } = notice
      live.notify(personId, 'notice', {
        unread: await countUnread(db, personId),
        latest: { id, kind, title },
      })
      return null
    },
    async sms({ to, notice }) {
      if (!sms.on) return 'not configured'
      if (to.mobile === null) return 'no address'
      await sms.send({ to: to.mobile, text: `${siteName()}\n${notice.title}\n${notice.body}` })
      return null
    },
    async mail({ to, name, notice }) {
      if (!mail.on) return 'not configured'
      if (to.email === null) return 'no address'
      const link = notice.link === null ? '' : `\n\n${new URL(notice.link, publicUrl).href}`
      const replyTo = replies.map((of) => of(notice)).find((address) => address !== null)
      const above = replyTo ? `${answerAbove}\n\n` : ''
      const text = `${above}${name}، سلام\n\n${notice.body}${link}`
      await mail.send({ to: to.email, subject: notice.title, text, ...(replyTo ? { replyTo } : {}) })
      return null
    },
    push: pushBy(db, push),
  }
  return (outgoing) => channels[outgoing.channel](outgoing)
}

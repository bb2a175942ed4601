import type { Clock } from '#platform/clock'
import { type Listener, listener } from '#plugs/events'
import { live, type StoredRegistrationState } from '../tables.ts'

type Certified = Extract<StoredRegistrationState, 'attended' | 'certified'>

/** The registration of a webinar says whether its certificate stands. */
export const hearCertificates = (clock: Clock): readonly Listener[] => {
  const turn = (name: string, event: 'certificates.issued' | 'certificates.revoked', to: Certified) =>
    listener({
      name,
      event,
      async hear(tx, { kind, itemId, personId }) {
        if (kind !== 'webinar') return
        await live(tx)
          .updateTable('live.registrations')
          .set({ state: to, changed_at: clock.now() })
          .where('webinar_id', '=', itemId)
          .where('person_id', '=', personId)
          .where('state', '=', to === 'certified' ? 'attended' : 'certified')
          .execute()
      },
    })
  return [
    turn('live.certificate-issued', 'certificates.issued', 'certified'),
    turn('live.certificate-revoked', 'certificates.revoked', 'attended'),
  ]
}

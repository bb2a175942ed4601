import type { RateRule } from '#platform/rate-limits'

/**
 * Wrong passwords for one identifier. From an address where that person has a session they are counted separately, so
 * that a stranger who uses up the limit does not lock the owner out; a one-time code always works.
 */
export const passwordTries: RateRule = { name: 'identity.password-tries', times: 10, seconds: 900 }

/** Sign-ins from one address, right or wrong. */
export const signInsByAddress: RateRule = { name: 'identity.sign-ins-by-address', times: 100, seconds: 900 }

/** Wrong second factors of one person, over all challenges. */
export const secondFactorTries: RateRule = { name: 'identity.second-factor-tries', times: 10, seconds: 900 }

/** Wrong proofs at re-authentication, for one person. */
export const reauthenticationTries: RateRule = {
  name: 'identity.reauthentication-tries',
  times: 10,
  seconds: 900,
}

/** Accounts opened from one address. */
export const registrationsByAddress: RateRule = {
  name: 'identity.registrations-by-address',
  times: 30,
  seconds: 3600,
}

export const challengeLifeMs = 5 * 60_000
export const challengeTries = 5

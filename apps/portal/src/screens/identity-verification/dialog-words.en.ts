/** English. */
export const words = {
  cancel: 'Cancel',
  stop: 'Stop upload',
  method: {
    title: 'Choose how to verify',
    lead: 'We need to know that it is you who sends this form.',
    choices: 'Ways to verify',
    label: { email: 'Email OTP' },
    detail: (address: string) => `A 6-digit code is sent to ${address}`,
    next: 'Send OTP code',
    sending: 'Sending the code…',
  },
  code: {
    title: 'Enter OTP code',
    sentTo: 'A 6-digit code was sent to',
    paste: 'You can paste the whole code.',
    label: 'OTP code',
    notSeen: 'No email? Look in the spam folder too.',
    resendIn: 'Send again in',
    resend: 'Send OTP code again',
    resending: 'Sending again…',
    confirm: 'Confirm',
    confirming: 'Sending the form…',
    uploading: 'Uploading pictures and contract',
    stay: 'Do not close this page until it is sent.',
  },
};

/** What a keeper is given where nobody thinks, rings or comes back. */
export const quietServices = {
  botPace: 0,
  secret: () => '',
  think: async () => null,
  newToken: () => ({ token: '', key: '' }),
  openAgain: async () => '',
  lost: () => {},
  changed: () => {},
};

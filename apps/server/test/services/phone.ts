// A phone at a push service of our own, for tests that can't hold one: it prints its address, and then each message, as
// only it can read it. It ends with the process that started it.
import { PushDevice, PushEndpoint } from '../push-endpoint.ts';

const service = await PushEndpoint.start();
const phone = new PushDevice(service, 'phone');
service.hear = pushed => void process.send!(phone.read(pushed));
process.on('disconnect', () => service.end());
process.send!({ host: service.host, address: phone.address });

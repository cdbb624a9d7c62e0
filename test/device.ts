// A database like a browser's, there before the storage looks for one.
import 'fake-indexeddb/auto';

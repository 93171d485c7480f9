import 'react-router';

// The flags that the preset turns on, as React Router's own types ask for them.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
